// The letter to the author as it will go: made from the template, following the opinion until somebody edits it; then as it stands here.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { RichText } from '../../../editor/RichText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DataList } from '../../../ui/page/Panel.tsx';
import { useSettled } from '../../../ui/filter/useSettled.ts';
import { useUploadLetterImage } from '../../journal-settings/useUploadLetterImage.ts';
import type { LetterFieldQuery } from './__generated__/LetterFieldQuery.graphql.ts';
import { AskedNotice } from './AskedNotice.tsx';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query LetterFieldQuery($id: ID!, $act: EditorialAct!, $comment: String, $revisionDueOn: String, $revisionExtent: RevisionExtent) {
    node(id: $id) {
      ... on Contribution {
        colloquium {
          id
        }
        letterPreview(act: $act, comment: $comment, revisionDueOn: $revisionDueOn, revisionExtent: $revisionExtent) {
          subject
          html
          to
        }
      }
    }
  }
`;

const PAUSE_MS = 500;

export function LetterField({ act, targets, form, change, error }: ActFieldProps) {
  const { t } = useTranslation('acts');
  const comment = useSettled(form.comment, PAUSE_MS);
  const revisionDueOn = useSettled(form.revisionDueOn ?? '', PAUSE_MS);
  const { data, failure, retry } = useAsked<LetterFieldQuery>(QUERY, {
    id: targets[0]?.id ?? '',
    act,
    comment,
    revisionDueOn: revisionDueOn || null,
    revisionExtent: form.revisionExtent || null,
  });
  const uploadImage = useUploadLetterImage(data?.node?.colloquium?.id ?? '');
  const letter = data?.node?.letterPreview;
  // The act sends none.
  if (data !== null && !letter) return null;
  const isEdited = form.letter !== null;
  return (
    <chakra.section aria-label={t('acts.letter')} borderTopWidth="1px" pt="4" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {!letter && <AskedNotice failure={failure} onRetry={retry} />}
      {letter && (
        <>
          <DataList
            items={[
              ...(letter.to ? [{ label: t('acts.letterTo'), value: letter.to }] : []),
              { label: t('acts.letterSubject'), value: letter.subject },
            ]}
          />
          <RichText
            label={t('acts.letter')}
            help={isEdited ? t('acts.letterEdited') : t('acts.letterFollows')}
            error={error}
            value={form.letter ?? letter.html}
            onChange={(html) => change({ letter: html })}
            onUploadImage={uploadImage}
          />
          {isEdited && (
            <Button size="sm" justifySelf="start" onClick={() => change({ letter: null })}>
              {t('acts.letterReset')}
            </Button>
          )}
        </>
      )}
    </chakra.section>
  );
}
