// The form of a preprint on one sheet. Input survives a reload and a refusal; sending leaves an empty form and a message (R2-178).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import {
  EMPTY_PREPRINT,
  preprintSchema,
  PREPRINT_TEXTS,
  type CheckedPreprint,
  type PreprintValues,
} from '../../../shared/forms/preprint.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { isSame } from '../../drafts/same.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { useSend } from '../../relay/send.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { Sheet, SheetSection } from '../../ui/overlay/Sheet.tsx';
import { Agreement } from './Agreement.tsx';
import { AuthorRows } from './AuthorRows.tsx';
import { ContactFields, TextFields } from './fields.tsx';
import { HiddenField } from './HiddenField.tsx';
import { keepPreprint, readPreprint } from './preprint-draft.ts';
import type { PageTexts } from './page-texts.ts';
import type { PreprintFormMutation } from './__generated__/PreprintFormMutation.graphql.ts';
import { useProof } from './useProof.ts';
import { WordFile } from './WordFile.tsx';

export function PreprintForm({ agreement }: { agreement: PageTexts['submissionStatement'] }) {
  const { t } = useTranslation('preprints');
  const [kept] = useState(readPreprint);
  const [file, setFile] = useState(kept.file);
  const [failure, setFailure] = useState<string>();
  const [isUnsaved, setIsUnsaved] = useState(() => !isSame(kept.values, EMPTY_PREPRINT));
  const [isDone, setIsDone] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const { run: createPreprint, isPending } = useSend<PreprintFormMutation>(graphql`
    mutation PreprintFormMutation($input: CreatePreprintInput!) {
      createPreprint(input: $input) {
        ok
      }
    }
  `);
  const proofOf = useProof(file?.path ?? '');
  const form = useForm<PreprintValues, unknown, CheckedPreprint>({
    defaultValues: kept.values,
    mode: 'onTouched',
    resolver: zodResolver(preprintSchema),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values }) => {
          keepPreprint(values, file);
          setIsUnsaved(!isSame(values, EMPTY_PREPRINT));
        },
      }),
    [form, file],
  );
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  /** Emptied once the form has finished sending: earlier, it would report the empty form's missing fields at once. */
  async function handleSubmit(event: FormEvent) {
    let isSent = false;
    await form.handleSubmit(async ({ file: filePath, ...values }) => {
      setFailure(undefined);
      setIsDone(false);
      setIsWorking(true);
      const proof = await proofOf();
      const authors = values.authors.flatMap((_author, index) => [`authors.${index}.name`, `authors.${index}.unit`] as const);
      const fields = [...PREPRINT_TEXTS, 'authors', ...authors, 'file', 'hasAgreed', 'website'] as const;
      const onError = (error: Error) => setFailure(applyFieldErrors(error, form.setError, fields));
      isSent = (await createPreprint({ ...values, filePath, proof }, onError)) !== null;
      setIsWorking(false);
    })(event);
    if (!isSent) return;
    form.reset(EMPTY_PREPRINT);
    setFile(null);
    keepPreprint(null, null);
    setIsUnsaved(false);
    setIsDone(true);
  }
  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <chakra.div ref={done} tabIndex={-1} role="status" outline="none" mb={isDone ? '4' : '0'}>
          {isDone && (
            <InfoNotice tone="success">
              <chakra.strong display="block">{t('preprints.new.done')}</chakra.strong>
              {t('preprints.new.doneHint')}
            </InfoNotice>
          )}
        </chakra.div>
        <Sheet>
          <SheetSection id="preprint" title={t('preprints.section.preprint')}>
            <TextFields />
          </SheetSection>
          <SheetSection id="authors" title={t('preprints.section.authors')}>
            <AuthorRows />
          </SheetSection>
          <SheetSection id="contact" title={t('preprints.section.contact')}>
            <ContactFields />
          </SheetSection>
          <SheetSection id="file" title={t('preprints.section.file')}>
            <WordFile
              file={file}
              onChange={(next) => {
                setFile(next);
                form.setValue('file', next.path, { shouldDirty: true, shouldValidate: true });
                keepPreprint(form.getValues(), next);
              }}
            />
          </SheetSection>
          <SheetSection id="agreement" title={t('preprints.section.agreement')}>
            <Agreement text={agreement} />
          </SheetSection>
        </Sheet>
        <HiddenField />
        <FormFoot>
          <Button type="submit" variant="solid" isPending={isPending || isWorking}>
            {t('preprints.new.submit')}
          </Button>
        </FormFoot>
        <ErrorNotice message={failure} />
        <LeaveQuestion isActive={isUnsaved} />
      </chakra.form>
    </FormProvider>
  );
}
