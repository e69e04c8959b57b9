// The rules of a journal's process settings (S2 §5): four checks, reported in this order. Messages are keys of the catalogue.
import { z } from './zod.ts';

/** Who receives submissions: every editor of the journal, or one. */
const receiveModes = ['OPEN_TO_ALL', 'ASSIGNED'] as const;
export type ReceiveMode = (typeof receiveModes)[number];

/** Who handles a manuscript that the editor-in-chief had returned, once it is revised. */
const revisionHandlers = ['CHIEF', 'ORIGINAL_EDITOR'] as const;
export type RevisionHandler = (typeof revisionHandlers)[number];

const chosen = z.string().trim();

/** As they stand in the form: nothing is chosen before somebody chooses. Open to all leaves no editor chosen. */
export const processSettingsSchema = z
  .object({ colloquiumId: chosen, receiveMode: chosen, revisionHandler: chosen, assignedEditorCode: chosen })
  .superRefine(({ colloquiumId, receiveMode, revisionHandler, assignedEditorCode }, { addIssue }) => {
    const miss = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (colloquiumId === '') miss('colloquiumId', 'form.chooseJournal');
    if (!isReceiveMode(receiveMode)) miss('receiveMode', 'form.chooseReceiveMode');
    if (!isRevisionHandler(revisionHandler)) miss('revisionHandler', 'form.chooseRevisionHandler');
    if (receiveMode === 'ASSIGNED' && assignedEditorCode === '') miss('assignedEditorCode', 'form.chooseAssignedEditor');
  })
  .transform(({ receiveMode, revisionHandler, assignedEditorCode, ...rest }) => {
    const isAssigned = receiveMode === 'ASSIGNED';
    return { ...rest, receiveMode, revisionHandler, assignedEditorCode: isAssigned ? assignedEditorCode : '' };
  });

export const isReceiveMode = (text: string): text is ReceiveMode => receiveModes.some((mode) => mode === text);
export const isRevisionHandler = (text: string): text is RevisionHandler => revisionHandlers.some((handler) => handler === text);
