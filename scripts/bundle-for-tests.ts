// Bundles the server and its commands into the folder of that name, for tests that start them as processes (api/testing/product.ts).
import { bundleBeside, bundleServer } from './build.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder');
await bundleServer(folder);
// By itself: the product's files are those of `npm start`, and its template of the demo serves both.
await bundleBeside(folder, ['api/testing/embedded-holder.ts']);
