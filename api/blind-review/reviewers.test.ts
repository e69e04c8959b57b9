// Blind review (principles): facts hidden from reviewers reach none of them by any path.
import { crawlAs, readersByFile } from '../testing/blind-readers.ts';

crawlAs(readersByFile.reviewers);
