// Inputs of the public form. shared/forms/preprint.ts holds their rules.
import { input, InputType, many, maybe, one, Upload } from '../../graphql/declare.ts';
import type { ReceivedFile } from '../files/receive.ts';

@InputType({ description: 'An author, as the preprint names them.' })
class PreprintAuthorInput extends input({ name: one(String, 'As it is to be read.'), unit: one(String, 'Unit where the author works.') }) {}

@InputType()
export class CreatePreprintInput extends input({
  title: one(String, 'At most 100 characters.'),
  keywords: one(String, 'At most 100 characters, separated by semicolons.'),
  abstract: one(String, 'In Chinese, at most 300 characters.'),
  authors: many(() => PreprintAuthorInput, 'In their order, one at least.'),
  email: one(String, 'The address of the corresponding author.'),
  phone: one(String, 'A mobile number of the mainland, 11 digits.'),
  filePath: one(String, 'The path that uploadPreprintFile answered.'),
  hasAgreed: one(Boolean, 'The submission agreement is ticked.'),
  website: maybe(String, 'To be left out or empty: a field that people do not see.'),
  proof: maybe(
    String,
    'Work done for this file (decision 46): PBKDF2-HMAC-SHA256 of it, salted with filePath, 5,000 rounds, begins with eight zero bits. Without it few preprints are taken from one place.',
  ),
}) {}

@InputType()
export class UploadPreprintFileInput extends input({
  file: one<ReceivedFile>(Upload),
  stamp: maybe(String, 'Made up by the client for this file: the day in UTC, a point, and 16 to 40 random characters (2026-03-02.6f0c…).'),
  proof: maybe(String, 'Work done for the stamp, as for a path in createPreprint. Without it few files are taken from one place.'),
}) {}
