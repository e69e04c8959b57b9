// Blind review (architecture): what the office of a manuscript, or of another, must not know reaches it by no path.
import { crawlAs, readersByFile } from '../testing/blind-readers.ts';

crawlAs(readersByFile.office);
