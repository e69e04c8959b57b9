// A template as a letter: with the latest manuscript of the journal, or one that is chosen.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { LetterTemplateKind } from '../../../shared/letter-variables.ts';
import { RichTextView } from '../../editor/RichTextView.tsx';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, type Option } from '../../ui/form/controls.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Spinner } from '../../ui/page/Spinner.tsx';
import type { PreviewDialogManuscriptsQuery } from './__generated__/PreviewDialogManuscriptsQuery.graphql.ts';
import type { PreviewDialogMutation } from './__generated__/PreviewDialogMutation.graphql.ts';

/** The server's message about the text stands at the field `html`. */
const wordsOf = (error: Error): string => (error instanceof ApiError && Object.values(error.fields).join(' ')) || errorMessage(error);

interface PreviewDialogProps {
  colloquiumId: string;
  kind: LetterTemplateKind;
  html: string;
  /** The manuscript that the letter is about; left out, one can be chosen. */
  contributionId?: string;
  onClose: () => void;
}

export function PreviewDialog({ colloquiumId, kind, html, contributionId: about, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('journalSettings');
  const [letter, setLetter] = useState<{ subject: string; html: string } | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [manuscripts, setManuscripts] = useState<readonly Option[]>([]);
  const [chosen, setChosen] = useState('');
  const { run, isPending } = useAction<PreviewDialogMutation>(graphql`
    mutation PreviewDialogMutation($input: PreviewTemplateInput!) {
      previewTemplate(input: $input) {
        letter {
          subject
          html
        }
      }
    }
  `);
  const fetchManuscripts = useFetchNow<PreviewDialogManuscriptsQuery>(graphql`
    query PreviewDialogManuscriptsQuery($colloquiumId: ID!) {
      viewer {
        handledContributions(first: 50, filter: { colloquiumId: $colloquiumId }) {
          edges {
            node {
              id
              manuscriptNumber
              titleZh
            }
          }
        }
      }
    }
  `);
  const isOfManuscript = kind !== 'INVITE_AUTHOR' && about === undefined;
  async function preview(contributionId: string) {
    const answer = await run(
      { colloquiumId, html, kind, contributionId: contributionId || null },
      { onError: (error) => setFailure(wordsOf(error)) },
    );
    const found = answer?.letter;
    if (!found) return;
    setFailure(undefined);
    setLetter(found);
  }
  async function list() {
    // Without them the latest manuscript is shown all the same.
    const edges = (await fetchManuscripts({ colloquiumId }, () => {}))?.viewer?.handledContributions?.edges ?? [];
    setManuscripts(edges.flatMap(({ node }) => (node ? [{ value: node.id, label: [node.manuscriptNumber, node.titleZh].join(' ') }] : [])));
  }
  const handleOpen = useEffectEvent(() => {
    void preview(about ?? '');
    if (isOfManuscript) void list();
  });
  useEffect(() => handleOpen(), []);
  return (
    <Dialog
      isOpen
      size="md"
      title={t('journalSettings.previewOf', { name: t(`journalSettings.kind.${kind}`) })}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('journalSettings.close')}
        </Button>
      }
    >
      {isOfManuscript && manuscripts.length > 0 && (
        <Field label={t('journalSettings.manuscript')} mb="4">
          <Select
            options={manuscripts}
            placeholder={t('journalSettings.latestManuscript')}
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
              void preview(event.target.value);
            }}
          />
        </Field>
      )}
      <ErrorNotice message={failure} />
      {letter === null && isPending && <Spinner />}
      {letter !== null && failure === undefined && (
        <chakra.article borderWidth="1px" borderRadius="md" p="4" aria-busy={isPending} opacity={isPending ? 0.6 : undefined}>
          <chakra.p fontWeight="semibold" borderBottomWidth="1px" pb="3" mb="3">
            {letter.subject}
          </chakra.p>
          <RichTextView html={letter.html} fontSize="lg" />
        </chakra.article>
      )}
    </Dialog>
  );
}
