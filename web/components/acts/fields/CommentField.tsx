// The opinion or note that goes with an act.
import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT_LENGTH } from '../../../../shared/limits.ts';
import { Textarea } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { sendsLetter } from '../act-input.ts';
import { SnippetMenu } from '../SnippetMenu.tsx';
import { dialogOf } from '../acts.ts';
import type { ActFieldProps } from './field-props.ts';

export function CommentField({ act, targets, form, change, isRequired, error }: ActFieldProps) {
  const { t } = useTranslation(['messages', 'acts']);
  /** The act's own word, or that of all acts. */
  const ownWord = (word: 'comment' | 'commentHelp') => t([`act.${act}.${word}`, `acts.${word}`], { ns: ['messages', 'acts'] });
  const isInLetter = sendsLetter(act, dialogOf(act).fields, targets);
  const text = useRef<HTMLTextAreaElement>(null);
  const [only] = targets;
  /** Where the reader stopped writing; a paragraph of its own at the end. */
  function insert(snippet: string) {
    const at = text.current?.selectionStart ?? form.comment.length;
    const before = form.comment.slice(0, at);
    const isApart = before === '' || before.endsWith('\n') || at < form.comment.length;
    const start = isApart ? before : `${before}\n`;
    change({ comment: `${start}${snippet}${form.comment.slice(at)}`.slice(0, MAX_COMMENT_LENGTH) });
    // After the menu has given the focus back.
    setTimeout(() => {
      text.current?.focus();
      text.current?.setSelectionRange(start.length + snippet.length, start.length + snippet.length);
    }, 0);
  }
  return (
    <>
      {isInLetter && targets.length === 1 && only && (
        <chakra.div justifySelf="end" mb="-8" position="relative" _empty={{ display: 'none' }}>
          <SnippetMenu contributionId={only.id} onChoose={insert} />
        </chakra.div>
      )}
      <Field
        label={ownWord('comment')}
        help={isInLetter ? t('acts.commentInLetter', { ns: 'acts' }) : ownWord('commentHelp')}
        isRequired={isRequired}
        error={error}
      >
        <Textarea
          ref={text}
          rows={isRequired ? 6 : 3}
          value={form.comment}
          maxLength={MAX_COMMENT_LENGTH}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </Field>
    </>
  );
}
