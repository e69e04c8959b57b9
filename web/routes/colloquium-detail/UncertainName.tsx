// An author's name that can be read in two ways, before it goes into exports: its editors say which part is the family name (B-103).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { NameDialog } from '../../components/names/NameDialog.tsx';
import { typedName } from '../../components/names/typed-name.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { UncertainName_author$key } from './__generated__/UncertainName_author.graphql.ts';
import type { UncertainNameMutation } from './__generated__/UncertainNameMutation.graphql.ts';

export function UncertainName({ author: key, issueId }: { author: UncertainName_author$key; issueId: string }) {
  const { id, personName, name } = useFragment(
    graphql`
      fragment UncertainName_author on ContributionAuthor {
        id
        personName
        name {
          ...typedName_name @relay(mask: false)
        }
      }
    `,
    key,
  );
  const { t } = useTranslation(['issues', 'names']);
  const { run, isPending } = useAction<UncertainNameMutation>(graphql`
    mutation UncertainNameMutation($input: NameIssueAuthorInput!) {
      nameIssueAuthor(input: $input) {
        issue {
          id
          ...Findings_issue
          ...OpenPoints_issue
        }
        author {
          id
          ...UncertainName_author
        }
      }
    }
  `);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="link" aria-label={t('names.dialog', { ns: 'names', name: personName })} onClick={() => setIsOpen(true)}>
        {t('names.correct', { ns: 'names' })}
      </Button>
      {isOpen && (
        <NameDialog
          name={typedName(personName, name)}
          canBeGroup
          isPending={isPending}
          onSave={async (said, onError) => {
            const answer = await run({ issueId, authorId: id, name: said }, onError);
            if (answer) showNotice({ kind: 'success', text: t('issues.saved') });
            return answer !== null;
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
