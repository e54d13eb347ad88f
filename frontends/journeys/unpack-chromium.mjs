// A separate process: the package unpacks into the temp folder, wherever it is, and adds the libraries only if it
// believes it is on Lambda. Both are set by the environment that it is started with.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
