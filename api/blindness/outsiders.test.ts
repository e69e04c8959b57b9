// Blind review (architecture): nothing of a manuscript reaches those who have nothing to do with it, in any role or none.
import { crawlAs, readersByFile } from '../testing/blind-readers.ts';

crawlAs(readersByFile.outsiders);
