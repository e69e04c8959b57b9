// The copy of a file for readers who may not know whose it is, as the API shows it.
import type { CopyFailureName } from '../../../shared/file-copies.ts';
import { Auth, ListSize, many, maybe, namesEnum, ObjectType, one, output } from '../../graphql/declare.ts';
import { MAX_MANUSCRIPT_FILES } from '../../../shared/limits.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';

const FileCopyState = namesEnum('FileCopyState', 'How the copy of a file stands that is cleaned of what tells whose it is.', {
  MAKING: 'It is being made, or made for the first who asks.',
  MADE: 'Readers who may not know whose it is are given it.',
  FAILED: 'It cannot be made, and they are not given the file.',
});

const FileCopyFailure = namesEnum<CopyFailureName>('FileCopyFailure', 'Why a file cannot be cleaned.', {
  DAMAGED: 'It is not sound, or holds something unknown.',
  NEEDS_PASSWORD: 'It is encrypted.',
  TOO_COMPLEX: 'Cleaning takes more time than a file may take.',
  TOO_LARGE: 'Unpacked, it takes more room than a file may take.',
  KIND_UNKNOWN: 'Nothing is known of files of its kind.',
  TEXT_ELSEWHERE: 'Some of its text is in another file within it.',
});

const FileCopyReader = namesEnum('FileCopyReader', 'The readers for whom the copy is.', {
  REVIEWER: 'Reviewers who may not know the authors.',
  AUTHOR: 'The author, who may not know who reviewed or attached it.',
});

@Auth()
@ObjectType({ description: 'The copy of a file for readers who may not know whose it is.' })
export class FileCopy extends output({
  state: one(() => FileCopyState, 'Whether it can be had.'),
  reader: one(() => FileCopyReader, 'Whom it is made for.'),
  isForViewer: one(Boolean, 'The viewer is such a reader: the copy is what they are given.'),
  failure: maybe(() => FileCopyFailure, 'Why it cannot be made, for readers who may know whose file it is.'),
  reason: maybe(String, 'The same in the viewer’s language.'),
}) {}

@Auth()
@ObjectType({
  description: 'Copies of files of a manuscript, when the subscription begins and whenever one of them has been made or cannot be.',
})
export class FileCopiesChanged extends output({
  files: many(() => ContributionFile, 'Those that the viewer may open.', ListSize(MAX_MANUSCRIPT_FILES, 10)),
}) {}
