// Blind review (architecture): what authors must not know reaches none of them by any path, in whatever office they are.
import { crawlAs, readersByFile } from '../testing/blind-readers.ts';

crawlAs(readersByFile.authors);
