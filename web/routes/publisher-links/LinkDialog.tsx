// A new link, or another name or address of one.
import { useTranslation } from 'react-i18next';
import { publisherLinkSchema } from '../../../shared/forms/publisher.ts';
import { FormDialog } from '../../components/settings/FormDialog.tsx';
import { useDialogForm } from '../../components/settings/useDialogForm.ts';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { PublisherLinksPageQuery$data } from './__generated__/PublisherLinksPageQuery.graphql.ts';
import { useChangeLinks } from './useChangeLinks.ts';

export type PublisherLink = NonNullable<PublisherLinksPageQuery$data['publisherLinks']>[number];

interface Props {
  kind: PublisherLink['kind'];
  /** Null: a new one. */
  link: PublisherLink | null;
  onClose: (isDone: boolean) => void;
}

export function LinkDialog({ kind, link, onClose }: Props) {
  const { t } = useTranslation('publisherLinks');
  const { addLink, saveLink, isPending } = useChangeLinks();
  const { form, failure, isTyped, handleSubmit } = useDialogForm(
    publisherLinkSchema,
    { nameZh: link?.nameZh ?? '', nameEn: link?.nameEn ?? '', url: link?.url ?? '' },
    ['nameZh', 'nameEn', 'url'],
    async (values, onError) => {
      const isDone = link
        ? await saveLink({ publisherLinkId: link.id, version: link.version, ...values }, onError)
        : await addLink({ kind, ...values }, onError);
      if (!isDone) return false;
      showNotice({ kind: 'success', text: t(link ? 'publisherLinks.saved' : 'publisherLinks.added', { name: values.nameZh }) });
      onClose(true);
      return true;
    },
  );
  const { errors } = form.formState;
  return (
    <FormDialog
      title={link ? t('publisherLinks.changeTitle', { name: link.nameZh }) : t(`publisherLinks.addTitle.${kind}`)}
      confirmLabel={t(link ? 'publisherLinks.save' : 'publisherLinks.add')}
      failure={failure}
      isTyped={isTyped}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={() => onClose(false)}
    >
      <Field label={t('publisherLinks.field.nameZh')} isRequired error={errors.nameZh?.message}>
        <Input lang="zh-CN" autoComplete="off" {...form.register('nameZh')} />
      </Field>
      <Field label={t('publisherLinks.field.nameEn')} isRequired error={errors.nameEn?.message}>
        <Input lang="en" autoComplete="off" {...form.register('nameEn')} />
      </Field>
      <Field label={t('publisherLinks.field.url')} isRequired help={t('publisherLinks.urlHelp')} error={errors.url?.message}>
        <Input type="url" inputMode="url" autoComplete="off" {...form.register('url')} />
      </Field>
    </FormDialog>
  );
}
