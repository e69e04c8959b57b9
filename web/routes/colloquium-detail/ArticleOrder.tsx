// The articles of an open issue in the order in which they will stand: dragged, moved by keys or buttons; with columns, pages and authors.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Input } from '../../ui/form/controls.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { SortableList } from '../../ui/list/SortableList.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { arranged, runningPages, type ContentsValues } from './contents-values.ts';
import type { Article } from './read-issue.ts';
import { useRemoveArticle } from './useRemoveArticle.ts';

interface Props<Output> {
  form: UseFormReturn<ContentsValues, unknown, Output>;
  articles: ReadonlyMap<string, Article>;
  onRemoved: () => void;
}

export function ArticleOrder<Output>({ form, articles: known, onRemoved }: Props<Output>) {
  const { t, i18n } = useTranslation('issues');
  const { remove, isPending } = useRemoveArticle();
  const [leaving, setLeaving] = useState<string | null>(null);
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const values = form.watch();
  // Until the form has followed a change of the composition.
  const there = [...known].map(([contributionId, { pageCount }]) => ({
    contributionId,
    pageCount: pageCount == null ? '' : String(pageCount),
  }));
  const articles = arranged(values.articles, there);
  const pages = runningPages({ ...values, articles });
  const nameOf = (id: string) => titleIn(i18n.language, known.get(id)?.contribution ?? {}) ?? t('issues.untitled');
  const put = (next: ContentsValues['articles']) => form.setValue('articles', next, { shouldDirty: true, shouldValidate: isSubmitted });
  const handleSort = (ids: readonly string[]) =>
    put(ids.flatMap((id) => articles.find(({ contributionId }) => contributionId === id) ?? []));
  const handlePages = (id: string, pageCount: string) =>
    put(articles.map((article) => (article.contributionId === id ? { ...article, pageCount } : article)));
  async function handleRemove() {
    if (leaving === null) return;
    const isDone = await remove(leaving);
    setLeaving(null);
    if (isDone) onRemoved();
  }
  return (
    <Panel
      id="order"
      title={t('issues.field.articles')}
      actions={
        <Field
          label={t('issues.field.firstPage')}
          error={errors.firstPage?.message}
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          columnGap="3"
        >
          <Input width="5.5rem" inputMode="numeric" autoComplete="off" {...form.register('firstPage')} />
        </Field>
      }
    >
      {articles.length === 0 ? (
        <chakra.p color="fg.muted">{t('issues.noArticles')}</chakra.p>
      ) : (
        <chakra.div css={{ containerType: 'inline-size' }}>
          <SortableList
            label={t('issues.field.articles')}
            fixed={0}
            onSort={handleSort}
            items={articles.map(({ contributionId: id, pageCount }) => ({ id, name: nameOf(id), pageCount }))}
            renderItem={({ id, name, pageCount }, index) => (
              <ArticleRow
                id={id}
                title={name}
                article={known.get(id)}
                position={index + 1}
                pages={pages[index]}
                pageCount={pageCount}
                error={errors.articles?.[index]?.pageCount?.message}
                onPages={(text) => handlePages(id, text)}
                onRemove={() => setLeaving(id)}
              />
            )}
          />
        </chakra.div>
      )}
      {leaving !== null && (
        <ConfirmDialog
          isOpen
          title={t('issues.remove')}
          confirmLabel={t('issues.remove')}
          isDestructive
          isPending={isPending}
          onConfirm={() => void handleRemove()}
          onCancel={() => setLeaving(null)}
        >
          <chakra.p fontWeight="medium">{nameOf(leaving)}</chakra.p>
          <p>{t('issues.removeQuestion')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
