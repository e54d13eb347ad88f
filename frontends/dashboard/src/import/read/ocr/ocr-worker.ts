import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { CannotRead } from '../../limits.ts';
import { isGreek, isLatin, type OcrLanguage } from '../languages.ts';
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
  cat: new URL('@tesseract.js-data/cat/4.0.0_best_int/cat.traineddata.gz', import.meta.url),
  vie: new URL('@tesseract.js-data/vie/4.0.0_best_int/vie.traineddata.gz', import.meta.url),
  ell: new URL('@tesseract.js-data/ell/4.0.0_best_int/ell.traineddata.gz', import.meta.url),
  ukr: new URL('@tesseract.js-data/ukr/4.0.0_best_int/ukr.traineddata.gz', import.meta.url),
  bul: new URL('@tesseract.js-data/bul/4.0.0_best_int/bul.traineddata.gz', import.meta.url),
  kaz: new URL('@tesseract.js-data/kaz/4.0.0_best_int/kaz.traineddata.gz', import.meta.url),
  jpn: new URL('@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz', import.meta.url),
  chi_sim: new URL(
    '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz',
    import.meta.url,
  ),
  kor: new URL('@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz', import.meta.url),
  tha: new URL('@tesseract.js-data/tha/4.0.0_best_int/tha.traineddata.gz', import.meta.url),
  hin: new URL('@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz', import.meta.url),
  ara: new URL('@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz', import.meta.url),
  heb: new URL('@tesseract.js-data/heb/4.0.0_best_int/heb.traineddata.gz', import.meta.url),
};

const notLoaded = 'The photo reader could not be loaded. Check your connection and try again.';

/** Folder of all languages' data; the engine requests files there by language name. */
const dataFolder = ({ code }: OcrLanguage) => new URL('.', languageData[code]).href;

/**
 * French reads along with English, whose data knows no accents: «Grüner Veltliner», «crème brûlée». English reads along
 * with other scripts, for the names in Latin letters and the numbers of their menus. Of each word the surer reading is
 * taken.
 */
function dataCodes(language: OcrLanguage): string {
  const { code } = language;
  if (code === 'eng') return 'eng+fra';
  const isAlone = isLatin(language) || isGreek(language) || code === 'chi_sim';
  return isAlone ? code : `eng+${code}`;
}

/** Syllables of Korean are parted where each line is looked for alone. */
const ofPages = ({ code }: OcrLanguage) => ({
  tessedit_pageseg_mode: code === 'kor' ? PSM.SINGLE_BLOCK : PSM.SPARSE_TEXT,
  preserve_interword_spaces: '1',
});

/** Has it read in another language from now on; `isAlone`: no other along with it. */
export async function changeLanguage(
  worker: Worker,
  language: OcrLanguage,
  isAlone = false,
): Promise<void> {
  const codes = isAlone ? language.code : dataCodes(language);
  await worker.reinitialize(codes, OEM.LSTM_ONLY).catch(() => {
    throw new CannotRead(notLoaded);
  });
  await worker.setParameters(ofPages(language));
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
  await worker.setParameters(ofPages(language));
  return worker;
}
