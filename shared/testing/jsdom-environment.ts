import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom with what it lacks: Node's own encoders, fetch and abort signals. */
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
      // Files are read as Node's type, which isn't jsdom's own.
      ArrayBuffer,
      DecompressionStream,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }
}
