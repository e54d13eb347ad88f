import JsdomEnvironment from 'jest-environment-jsdom';

/** A browser with what jsdom leaves out: Node's own encoders, fetch and abort signals. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      Blob,
      File,
      // What a file is read as: its own kind would be none of jsdom’s.
      ArrayBuffer,
      DecompressionStream,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }
}
