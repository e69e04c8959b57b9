// The invited person, the journal, and the letter.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { InvitationLetter } from '../../components/people/InvitationLetter.tsx';
import { isSamePerson, type PersonToInvite } from '../../components/people/person-to-invite.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useDraftFields } from '../../drafts/useDraftFields.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/form/controls.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { InviteFormMutation } from './__generated__/InviteFormMutation.graphql.ts';
import type { NewPersonForm_query$key } from '../../components/people/__generated__/NewPersonForm_query.graphql.ts';
import { AuthorSearch } from './AuthorSearch.tsx';
import { invitationDraft } from './invitation-draft.ts';
import { useLetterTemplate } from './useLetterTemplate.ts';
import { ToInvite } from './ToInvite.tsx';

interface InviteFormProps {
  viewerId: string;
  journals: readonly { readonly id: string; readonly name: string }[];
  query: NewPersonForm_query$key;
  onSent: () => void;
}

export function InviteForm({ viewerId, journals, query, onSent }: InviteFormProps) {
  const { t } = useTranslation(['inviteAuthors', 'people']);
  const { fields: draft, change } = useDraftFields(`inviteAuthors:${viewerId}`, invitationDraft);
  const [problem, setProblem] = useState<{ journal?: string; authors?: string; letter?: string; other?: string }>({});
  const [isTypingPerson, setIsTypingPerson] = useState(false);
  const [only] = journals;
  const journal = journals.find(({ id }) => id === draft.colloquiumId) ?? (journals.length === 1 ? only : undefined);
  const template = useLetterTemplate(journal?.id ?? null);
  const { run, isPending } = useAction<InviteFormMutation>(graphql`
    mutation InviteFormMutation($input: InviteAuthorsInput!) {
      inviteAuthors(input: $input) {
        invitedCount
        alreadyInvited
      }
    }
  `);
  function handleAdd(author: PersonToInvite): boolean {
    if (draft.authors.some((other) => isSamePerson(other, author))) {
      setProblem({ authors: 'invitation.authorAdded' });
      return false;
    }
    setProblem({});
    change({ authors: [...draft.authors, author] });
    return true;
  }
  /** The problem of a part goes when it is changed. */
  function mend(part: 'authors' | 'letter', changes: Parameters<typeof change>[0]) {
    setProblem(({ [part]: _mended, ...rest }) => rest);
    change(changes);
  }
  function handleFailure(error: Error) {
    const fields = error instanceof ApiError ? error.fields : {};
    const ofAuthors = Object.entries(fields).find(([name]) => name.startsWith('authors'))?.[1];
    setProblem({
      ...(fields['colloquiumId'] && { journal: fields['colloquiumId'] }),
      ...(fields['letter'] && { letter: fields['letter'] }),
      ...(ofAuthors && { authors: ofAuthors }),
      ...(Object.keys(fields).length === 0 && { other: errorMessage(error) }),
    });
  }
  async function handleSend() {
    if (!journal) return setProblem({ journal: 'invitation.journalFirst' });
    if (draft.authors.length === 0) return setProblem({ authors: 'invitation.authorsRequired' });
    setProblem({});
    const authors = draft.authors.map(({ code, company, newPerson }) => ({ code, company: company || null, newAuthor: newPerson }));
    const done = await run({ colloquiumId: journal.id, authors, letter: draft.letter }, { onError: handleFailure });
    if (!done) return;
    // More authors may be invited to the same journal.
    change({ authors: [], letter: null });
    showNotice({ kind: 'success', text: t('inviteAuthors.sent') });
    if (done.alreadyInvited.length > 0)
      showNotice({ kind: 'info', text: t('inviteAuthors.sent.already', { names: done.alreadyInvited.join(t('inviteAuthors.comma')) }) });
    onSent();
  }
  return (
    <chakra.div maxW="form" display="grid" gap="5">
      <Field label={t('inviteAuthors.journal')} isRequired isChoice error={problem.journal}>
        <Select
          options={journals.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('inviteAuthors.choose')}
          value={journal?.id ?? ''}
          onChange={(event) => {
            setProblem({});
            // A letter is worded for its journal.
            change({ colloquiumId: event.target.value, letter: null });
          }}
        />
      </Field>
      <AuthorSearch colloquiumId={journal?.id ?? null} added={draft.authors} query={query} onAdd={handleAdd} onTyping={setIsTypingPerson} />
      <ToInvite authors={draft.authors} error={problem.authors} onChange={(authors) => mend('authors', { authors })} />
      <InvitationLetter
        kind="INVITE_AUTHOR"
        template={template}
        colloquiumId={journal?.id ?? null}
        letter={draft.letter}
        error={problem.letter}
        onChange={(letter) => mend('letter', { letter })}
        onMissing={() => setProblem({ journal: 'invitation.journalForPreview' })}
      />
      <ErrorNotice message={problem.other} />
      <FormFoot>
        <Button variant="solid" isPending={isPending} onClick={() => void handleSend()}>
          {t('inviteAuthors.send')}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isTypingPerson || draft.authors.length > 0 || draft.letter !== null}>
        {isTypingPerson ? t('people.leave', { ns: 'people' }) : undefined}
      </LeaveQuestion>
    </chakra.div>
  );
}
