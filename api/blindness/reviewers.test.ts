// Blind review (architecture): what reviewers must not know reaches none of them by any path.
import { crawlAs, readersByFile } from '../testing/blind-readers.ts';

crawlAs(readersByFile.reviewers);
