// One form field: label above, required mark, one line of help or the error in words beneath. Controls read their wiring from here.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { createContext, Suspense, use, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { AwaitedMessage } from '../notice/MessageText.tsx';
import { useReadyMessages } from '../notice/useMessage.ts';

interface Wiring {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

const FieldContext = createContext<Wiring | null>(null);

/** The attributes a control inside a Field must carry. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}

interface FieldProps extends Omit<HTMLChakraProps<'div'>, 'onChange'> {
  label: ReactNode;
  help?: ReactNode;
  /**
   * A key of the message catalogue, or a text already in the reader's language. `input.required`, and the server's words for it, are said
   * with the label. Takes the place of the help.
   */
  error?: string | undefined;
  /** Chosen from a list, not typed; a group always is. */
  isChoice?: boolean;
  isRequired?: boolean;
  /** Several controls under one label (radio buttons, checkboxes): a fieldset with a legend. */
  isGroup?: boolean;
  children: ReactNode;
}

export function Field({ label, help, error, isRequired = false, isGroup = false, isChoice = isGroup, children, ...rest }: FieldProps) {
  const id = useId();
  const { t, i18n } = useTranslation('ui');
  useReadyMessages();
  const isInvalid = error !== undefined && error !== '';
  const isHelped = Boolean(help) && !isInvalid;
  const describedBy = isInvalid ? `${id}-error` : isHelped ? `${id}-help` : undefined;
  // A server that finds the same says it in the reader's language already.
  const saidByServer: unknown = i18n.getResource(i18n.language, 'messages', 'input.required');
  const isMissing = isInvalid && (error === 'input.required' || error === saidByServer) && typeof label === 'string';
  const said = isMissing ? t(isChoice ? 'ui.field.choose' : 'ui.field.fill', { label: withinSentence(label) }) : error;
  const caption = (
    <>
      {label}
      {isRequired && (
        <chakra.span color="danger.fg" ms="1" title={t('ui.field.required')} aria-hidden="true">
          *
        </chakra.span>
      )}
    </>
  );
  return (
    <FieldContext value={{ id, describedBy, isInvalid, isRequired }}>
      <chakra.div
        role={isGroup ? 'group' : undefined}
        aria-labelledby={isGroup ? `${id}-label` : undefined}
        aria-describedby={isGroup ? describedBy : undefined}
        minW="0"
        {...rest}
      >
        {isGroup ? (
          <chakra.div id={`${id}-label`} fontWeight="medium" mb="1.5">
            {caption}
          </chakra.div>
        ) : (
          <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
            {caption}
          </chakra.label>
        )}
        {children}
        {isHelped && (
          <chakra.p id={`${id}-help`} color="fg.muted" fontSize="sm" mt="1">
            {help}
          </chakra.p>
        )}
        {isInvalid && (
          <chakra.p
            id={`${id}-error`}
            role="alert"
            color="danger.fg"
            fontSize="sm"
            mt="1"
            display="flex"
            gap="1"
            _empty={{ display: 'none' }}
          >
            <Suspense>
              <Icon name="alert" mt="0.5" />
              <span>
                <AwaitedMessage message={said ?? ''} />
              </span>
            </Suspense>
          </chakra.p>
        )}
      </chakra.div>
    </FieldContext>
  );
}

/** A label begins with a capital; within a sentence only names of languages and abbreviations keep it. */
function withinSentence(label: string): string {
  return /^(?!English|Chinese|[A-Z]{2})[A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
