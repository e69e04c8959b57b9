// Blind review (principles): nothing of a manuscript reaches people without relation to it, in any role or none.
import { crawlAs, readersByFile } from '../testing/blind-readers.ts';

crawlAs(readersByFile.outsiders);
