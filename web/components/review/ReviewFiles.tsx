// The files of a review that is being written: several, each with a description, removable until it is handed in.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { MAX_FILE_DESCRIPTION } from '../../../shared/forms/review.ts';
import { MAX_REVIEW_FILES } from '../../../shared/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { fileSizeText } from '../../ui/form/file-size.ts';
import { Icon } from '../../ui/Icon.tsx';
import { UploadState } from '../../ui/form/UploadState.tsx';
import { acceptOf, ruleOf } from '../contribution/file-check.ts';
import { CopyMark } from '../contribution/CopyMark.tsx';
import { FileLink } from '../contribution/FileLink.tsx';
import { useCopyNews } from '../contribution/useCopyNews.ts';
import type { ReviewFiles_review$key } from './__generated__/ReviewFiles_review.graphql.ts';
import { useReviewFiles } from './useReviewFiles.ts';

export function ReviewFiles({ review: reviewKey }: { review: ReviewFiles_review$key }) {
  const { id, contribution, files } = useFragment(
    graphql`
      fragment ReviewFiles_review on Review {
        id
        contribution {
          id
        }
        files {
          id
          name
          size
          description
          copy {
            state
          }
          ...FileLink_file
          ...CopyMark_file
        }
      }
    `,
    reviewKey,
  );
  const { t } = useTranslation('review');
  useCopyNews(contribution?.id, files);
  const [description, setDescription] = useState('');
  const { upload, remove, isRemoving, underway, errors, cancel } = useReviewFiles(id);
  const isFull = (files ?? []).length >= MAX_REVIEW_FILES;
  async function handleFiles(chosen: readonly File[]) {
    if (await upload(chosen, description)) setDescription('');
  }
  return (
    <chakra.div display="grid" gap="3">
      {(files ?? []).length > 0 && (
        <chakra.ul listStyleType="none" aria-label={t('review.files.list')}>
          {(files ?? []).map((file) => (
            <chakra.li key={file.id} display="flex" gap="3" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
              <Icon name="file" color="fg.muted" mt="0.5" />
              <chakra.div flex="1" minW="0" overflowWrap="anywhere">
                <FileLink file={file}>{file.name}</FileLink>{' '}
                <chakra.span color="fg.muted" fontSize="sm">
                  {fileSizeText(file.size)}
                </chakra.span>
                {file.description && <chakra.div>{file.description}</chakra.div>}
                <CopyMark file={file} />
              </chakra.div>
              <Button
                variant="link"
                color="danger.fg"
                isPending={isRemoving}
                aria-label={t('review.files.removeOf', { name: file.name })}
                onClick={() => void remove(file.id)}
                data-no-print
              >
                {t('review.files.remove')}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {isFull ? (
        <chakra.p color="fg.muted">{t('review.files.full', { maximum: MAX_REVIEW_FILES })}</chakra.p>
      ) : (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
          gap="4"
          data-no-print
        >
          <Field label={t('review.files.description')} help={t('review.files.descriptionHelp')}>
            <Input value={description} maxLength={MAX_FILE_DESCRIPTION} onChange={(event) => setDescription(event.target.value)} />
          </Field>
          <chakra.div minW="0">
            <FileDrop
              isMultiple
              isCompact
              accept={acceptOf('REVIEW')}
              progress={underway?.progress ?? null}
              onFiles={(chosen) => void handleFiles(chosen)}
              hint={t('review.files.rule', { megabytes: ruleOf('REVIEW').megabytes })}
            />
            <UploadState fileName={underway?.file.name ?? null} cancelLabel={t('review.files.cancel')} onCancel={cancel} />
          </chakra.div>
        </chakra.div>
      )}
      {errors.map((error, index) => (
        <ErrorNotice key={index} message={error} />
      ))}
    </chakra.div>
  );
}
