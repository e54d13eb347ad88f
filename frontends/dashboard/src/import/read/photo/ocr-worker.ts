import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { CannotRead } from '../../limits.ts';
import type { OcrLanguage } from '../languages.ts';
import type { Reading } from '../source-menu.ts';

/** Bundled to our own origin: the OCR engine and its language data. */
const workerPath = new URL('tesseract.js/dist/worker.min.js', import.meta.url).href;
const corePath = new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm.js', import.meta.url)
  .href;
const languageData: Record<OcrLanguage['code'], URL> = {
  eng: new URL('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', import.meta.url),
  deu: new URL('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz', import.meta.url),
  fra: new URL('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz', import.meta.url),
  ita: new URL('@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz', import.meta.url),
  spa: new URL('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz', import.meta.url),
  por: new URL('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz', import.meta.url),
  pol: new URL('@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz', import.meta.url),
  swe: new URL('@tesseract.js-data/swe/4.0.0_best_int/swe.traineddata.gz', import.meta.url),
  dan: new URL('@tesseract.js-data/dan/4.0.0_best_int/dan.traineddata.gz', import.meta.url),
  nld: new URL('@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz', import.meta.url),
  ces: new URL('@tesseract.js-data/ces/4.0.0_best_int/ces.traineddata.gz', import.meta.url),
  hun: new URL('@tesseract.js-data/hun/4.0.0_best_int/hun.traineddata.gz', import.meta.url),
  ron: new URL('@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz', import.meta.url),
  tur: new URL('@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz', import.meta.url),
  ell: new URL('@tesseract.js-data/ell/4.0.0_best_int/ell.traineddata.gz', import.meta.url),
};

const notLoaded = 'The photo reader could not be loaded. Check your connection and try again.';

/** Folder of all languages' data; the engine requests files there by language name. */
const dataFolder = ({ code }: OcrLanguage) => new URL('.', languageData[code]).href;

/**
 * French reads along with English, whose data knows no accents: «Grüner Veltliner», «crème brûlée». Of each word the
 * surer reading is taken.
 */
const dataCodes = ({ code }: OcrLanguage) => (code === 'eng' ? 'eng+fra' : code);

const ofPages = { tessedit_pageseg_mode: PSM.SPARSE_TEXT, preserve_interword_spaces: '1' };

/** Has it read in another language from now on. */
export async function changeLanguage(worker: Worker, language: OcrLanguage): Promise<void> {
  await worker.reinitialize(dataCodes(language), OEM.LSTM_ONLY).catch(() => {
    throw new CannotRead(notLoaded);
  });
  await worker.setParameters(ofPages);
}

/** Opens an OCR worker; the caller must terminate it. */
export async function createOcrWorker(
  language: OcrLanguage,
  onProgress: Reading['onProgress'],
): Promise<Worker> {
  onProgress(0, 'Loading the photo reader');
  let fail: (reason: unknown) => void = () => undefined;
  // Load failures reach only the error handler: the worker promise never settles then.
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const opened = createWorker(dataCodes(language), OEM.LSTM_ONLY, {
    workerPath,
    corePath,
    langPath: dataFolder(language),
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(0.1 + progress * 0.9, 'Reading the photo');
    },
    errorHandler: (reason: unknown) => fail(reason),
  });
  const worker = await Promise.race([opened, failed]).catch(() => {
    throw new CannotRead(notLoaded);
  });
  failed.catch(() => undefined);
  await worker.setParameters(ofPages);
  return worker;
}
