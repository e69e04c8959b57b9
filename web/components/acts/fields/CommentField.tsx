// The opinion or note that goes with an act.
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT_LENGTH } from '../../../../shared/limits.ts';
import { Textarea } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { sendsLetter } from '../act-input.ts';
import { dialogOf } from '../acts.ts';
import type { ActFieldProps } from './field-props.ts';

export function CommentField({ act, targets, form, change, isRequired, error }: ActFieldProps) {
  const { t } = useTranslation(['messages', 'acts']);
  /** The act's own word, or that of all acts. */
  const ownWord = (word: 'comment' | 'commentHelp') => t([`act.${act}.${word}`, `acts.${word}`], { ns: ['messages', 'acts'] });
  const isInLetter = sendsLetter(act, dialogOf(act).fields, targets);
  return (
    <Field
      label={ownWord('comment')}
      help={isInLetter ? t('acts.commentInLetter', { ns: 'acts' }) : ownWord('commentHelp')}
      isRequired={isRequired}
      error={error}
    >
      <Textarea
        rows={isRequired ? 6 : 3}
        value={form.comment}
        maxLength={MAX_COMMENT_LENGTH}
        onChange={(event) => change({ comment: event.target.value })}
      />
    </Field>
  );
}
