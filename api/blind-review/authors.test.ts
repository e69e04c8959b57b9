// Blind review (principles): facts hidden from authors reach none of them by any path, in any office.
import { crawlAs, readersByFile } from '../testing/blind-readers.ts';

crawlAs(readersByFile.authors);
