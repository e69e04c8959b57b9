// Input about an author, kept with the saved values from when the typing began.
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { authorSchema, creditRolesSchema } from '../../../../shared/forms/contribution.ts';
import { z } from '../../../../shared/forms/zod.ts';
import { saidUnitsSchema } from '../../../../shared/forms/institution.ts';
import { orcidText } from '../../../../shared/forms/orcid.ts';
import { saidNameSchema } from '../../../../shared/forms/person-name.ts';
import { authorValues, begunAuthor } from './author-values.ts';
import type { Author } from './author.ts';
import { useWizardForm } from '../draft/useWizardForm.ts';
import { useWizard } from '../wizard-context.ts';

const formSchema = authorSchema.extend({
  sex: z.string().pipe(authorSchema.shape.sex),
  name: saidNameSchema.nullable(),
  units: saidUnitsSchema.nullable(),
  orcid: orcidText,
  creditRoles: creditRolesSchema,
});

/** `author` is null to add one. `saved`: as it is saved now. */
export function useTypedAuthor(author: Author | null) {
  const { draft } = useWizard();
  const saved = useMemo(() => authorValues(author), [author]);
  const [begun] = useState(() => begunAuthor(author, draft.sections.author));
  const form = useForm({
    defaultValues: begun.values,
    mode: 'onTouched',
    resolver: zodResolver(formSchema),
    // HeldFields leads to the first problem as the fields stand; here it would be by when they came.
    shouldFocusError: false,
  });
  useWizardForm(form, {
    saved,
    onChange: (values) =>
      values === null ? draft.clear('author') : draft.put('author', { id: author?.id ?? null, over: begun.over, ...values }),
  });
  return { form, saved, begun };
}
