// Inputs and answers of saved views.
import { ID, input, InputType, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { SavedView } from './saved-view.entity.ts';

@InputType()
export class SaveViewInput extends input({
  list: one(String, 'Which list it is of.'),
  name: one(String, 'What it is called, of at most 40 signs.'),
  address: one(String, 'The query of the list’s address.'),
}) {}

@InputType()
export class RenameViewInput extends input({
  viewId: one(ID, 'The one to rename.'),
  name: one(String, 'What it is called from now on, of at most 40 signs.'),
}) {}

@InputType()
export class ShareViewInput extends input({
  viewId: one(ID, 'The one to share.'),
  colloquiumId: maybe(ID, 'A journal in which the viewer holds an office; left out: it is shared no longer.'),
}) {}

@InputType()
export class DeleteViewInput extends input({ viewId: one(ID, 'The one to remove.') }) {}

@ObjectType()
export class ViewPayload extends output({ view: maybe(() => SavedView, 'As it is now.') }) {}

@ObjectType()
export class DeleteViewPayload extends output({ deletedViewId: one(ID, 'The view that is gone.') }) {}
