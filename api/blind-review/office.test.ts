// Blind review (principles): facts hidden from the office of a manuscript, or of another, reach it by no path.
import { crawlAs, readersByFile } from '../testing/blind-readers.ts';

crawlAs(readersByFile.office);
