// The contents text of an issue, written by hand or from the list as it stands.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentsOf } from '../../../shared/issue-contents.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { runningPages, type ContentsValues } from './contents-values.ts';
import type { Article } from './read-issue.ts';

interface Props<Output> {
  form: UseFormReturn<ContentsValues, unknown, Output>;
  articles: ReadonlyMap<string, Article>;
}

/** As the screen has them now, saved or not. */
function contentsNow(values: ContentsValues, known: ReadonlyMap<string, Article>): string {
  const pages = runningPages(values);
  return contentsOf(
    values.articles.flatMap(({ contributionId }, index) => {
      const { contribution, column, authorNames } = known.get(contributionId) ?? {};
      if (!contribution) return [];
      const { titleZh = null, titleEn = null, subtitleZh = null, subtitleEn = null } = contribution;
      const firstPage = pages[index]?.firstPage ?? null;
      return [
        { column: column ?? null, titleZh, titleEn, subtitleZh, subtitleEn, authorNames: (authorNames ?? '').split('、'), firstPage },
      ];
    }),
  );
}

/** Columns that the text names more than once: their articles do not stand together. */
function repeatedColumns(contents: string): string[] {
  const named = contents.split('\n').flatMap((line) => /^【(.+)】$/.exec(line.trim())?.[1] ?? []);
  return [...new Set(named.filter((column, index) => named.indexOf(column) !== index))];
}

export function ContentsField<Output>({ form, articles }: Props<Output>) {
  const { t } = useTranslation('issues');
  const { errors } = useFormState({ control: form.control });
  const repeated = repeatedColumns(useWatch({ control: form.control, name: 'contents' }));
  const [isAsking, setIsAsking] = useState(false);
  function write() {
    form.setValue('contents', contentsNow(form.getValues(), articles), { shouldDirty: true });
    setIsAsking(false);
  }
  function handleWrite() {
    const { contents } = form.getValues();
    if (contents.trim() === '' || contents === contentsNow(form.getValues(), articles)) write();
    else setIsAsking(true);
  }
  return (
    <Panel
      id="contents"
      title={t('issues.contents')}
      actions={
        <Button size="sm" icon="listOrdered" disabled={articles.size === 0} onClick={handleWrite}>
          {t('issues.writeContents')}
        </Button>
      }
    >
      <Field label={t('issues.field.contents')} help={t('issues.contentsHelp')} error={errors.contents?.message}>
        <Textarea rows={12} {...form.register('contents')} />
      </Field>
      <chakra.div role="status" mt="3" _empty={{ display: 'none' }}>
        {repeated.length > 0 && (
          <InfoNotice tone="warning">
            {t('issues.columnsRepeated', { columns: repeated.map((column) => `【${column}】`).join(''), count: repeated.length })}
          </InfoNotice>
        )}
      </chakra.div>
      {isAsking && (
        <ConfirmDialog
          isOpen
          size="sm"
          title={t('issues.writeContents')}
          confirmLabel={t('issues.writeContents')}
          isDestructive
          onConfirm={write}
          onCancel={() => setIsAsking(false)}
        >
          {t('issues.writeQuestion')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
