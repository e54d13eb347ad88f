// A process of its own: the package unpacks into the folder for temporary files, wherever that is, and adds the
// libraries only where it believes itself on Lambda. Both are said by the environment that it is started with.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
