// The sentence that the specification has for all fields of a form that lack something: it stands once above the form, and each field says
// its own name.

type Sentence = 'form.authorIncomplete' | 'form.fundingIncomplete' | 'form.reviewerIncomplete';

/** The field's own message. */
export function atField(message: string | undefined, sentence: Sentence): string | undefined {
  return message === sentence ? 'input.required' : message;
}

/** Whether a field of `errors`, as react-hook-form has them, lacks something. */
export function isSaid(errors: unknown, sentence: Sentence): boolean {
  if (typeof errors !== 'object' || errors === null) return false;
  if ('message' in errors && errors.message === sentence) return true;
  return Object.entries(errors).some(([key, value]) => key !== 'ref' && isSaid(value, sentence));
}
