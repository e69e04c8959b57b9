// An author with an account, found by the exact code that they have given; name and unit are shown (R1-130, R1-131).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { firstAuthorSchema } from '../../../../shared/forms/contribution.ts';
import { registeredAuthorSchema } from '../../../../shared/forms/registered-author.ts';
import { z } from '../../../../shared/forms/zod.ts';
import { applyFieldErrors } from '../../../relay/field-errors.ts';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { hasGoneOn } from '../../../ui/form/gone-on.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { HeldFields } from './HeldFields.tsx';
import type { KnownAuthorFormMutation } from './__generated__/KnownAuthorFormMutation.graphql.ts';
import { useLookUpAuthor, type RegisteredPerson } from './useLookUpAuthor.ts';
import { useContributionId, useWizard } from '../wizard-context.ts';

interface KnownAuthorFormProps {
  /** Form of the add button, which stands elsewhere. */
  formId: string;
  found: RegisteredPerson | null;
  onFound: (found: RegisteredPerson | null) => void;
  onAdded: () => void;
}

export function KnownAuthorForm({ formId, found, onFound, onAdded }: KnownAuthorFormProps) {
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { saving } = useWizard();
  const { lookUp, isPending } = useLookUpAuthor();
  const { run: addRegisteredAuthor } = useWizardAction<KnownAuthorFormMutation>(graphql`
    mutation KnownAuthorFormMutation($input: AddRegisteredAuthorInput!) {
      addRegisteredAuthor(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...AuthorsTab_contribution
        }
        section {
          id
          isComplete
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | undefined>();
  const schema = z.object({ code: z.string(), company: found === null ? z.string() : firstAuthorSchema.shape.company });
  const form = useForm({ defaultValues: { code: '', company: found?.unit ?? '' }, resolver: zodResolver(schema) });
  const { errors, isSubmitting } = form.formState;
  const noAuthor = () => form.setError('code', { message: 'form.noAuthorToAdd' }, { shouldFocus: true });

  async function handleFind() {
    const { success, data } = registeredAuthorSchema.safeParse(form.getValues());
    if (!success) return noAuthor();
    form.clearErrors();
    const person = await lookUp(data.code, (error) =>
      form.setError(
        'code',
        { message: applyFieldErrors(error, form.setError, ['code']) ?? form.getFieldState('code').error?.message ?? '' },
        { shouldFocus: !hasGoneOn() },
      ),
    );
    onFound(person);
    form.setValue('company', person?.unit ?? '');
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void handleFind();
  }
  const handleAdd = form.handleSubmit(async ({ company }) => {
    setFailure(undefined);
    if (found === null) return noAuthor();
    const input = { contributionId, ticket: found.ticket, company };
    const answer = await saving.inTurn('author', () =>
      addRegisteredAuthor(input, (error) => setFailure(applyFieldErrors(error, form.setError, ['code', 'company']))),
    );
    if (answer === null) return;
    saving.noteSaved(answer);
    onAdded();
  });
  return (
    <chakra.form id={formId} noValidate display="grid" gap="4" onSubmit={(event) => void handleAdd(event)}>
      <ErrorNotice message={failure} />
      <HeldFields isHeld={isSubmitting}>
        <Field label={t('wizard.authors.code')} isRequired help={t('wizard.authors.codeHelp')} error={errors.code?.message}>
          <chakra.div display="flex" gap="2">
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...form.register('code', { onChange: () => onFound(null) })}
              onKeyDown={handleKey}
            />
            <Button icon="search" isPending={isPending} onClick={() => void handleFind()}>
              {t('wizard.authors.find')}
            </Button>
          </chakra.div>
        </Field>
        <chakra.div role="status" display="grid" gap="4" _empty={{ display: 'none' }}>
          {found !== null && (
            <chakra.div display="flex" gap="3" alignItems="center" bg="bg.subtle" borderRadius="md" px="3" py="2">
              <Icon name="user" color="fg.muted" />
              <div>
                <chakra.bdi fontWeight="medium">{found.realName}</chakra.bdi>
                {found.unit && (
                  <chakra.div color="fg.muted" fontSize="sm">
                    {found.unit}
                  </chakra.div>
                )}
              </div>
            </chakra.div>
          )}
        </chakra.div>
        {found !== null && (
          <Field label={t('wizard.authors.company')} isRequired help={t('wizard.authors.companyHelp')} error={errors.company?.message}>
            <Input dir="auto" {...form.register('company')} />
          </Field>
        )}
      </HeldFields>
    </chakra.form>
  );
}
