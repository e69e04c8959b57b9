// Asks for the work of today, once for each role of the person, each in an environment of its own; again when something has changed.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { isOwnEcho } from '../../components/contribution/own-echo.ts';
import { environmentOf } from '../../relay/environment.ts';
import { useOnLineBack } from '../../relay/reconnected.ts';
import type { useWorkQuery, useWorkQuery$data } from './__generated__/useWorkQuery.graphql.ts';
import type { useWorkSubscription } from './__generated__/useWorkSubscription.graphql.ts';
import type { HeldRole } from './work.ts';

/** Several changes in quick succession are one. */
const PAUSE_MS = 300;

const QUERY = graphql`
  query useWorkQuery {
    viewer {
      id
      today {
        counts {
          group
          count
        }
        items {
          id
          group
          dueOn
          lateReviewers
          putOff {
            until
            reason
          }
          contribution {
            id
            manuscriptNumber
            titleZh
            titleEn
            state
            stage
            authorStatus
            hasBeenInPool
            firstAuthorDisplayName
            deadline {
              isOverdue
              workingDaysLeft
            }
            colloquium {
              id
              name
            }
          }
          review {
            id
            status
            due {
              isOverdue
              workingDaysLeft
            }
          }
        }
      }
    }
  }
`;

type Today = NonNullable<NonNullable<useWorkQuery$data['viewer']>['today']>;

interface RoleWork {
  role: HeldRole;
  environment: IEnvironment;
  /** Undefined: on its way; null: a role without such work, or that could not be asked. */
  today: Today | null | undefined;
}

/** `ask`: one role again, or all. Answers what it has now, null where it could not be asked. */
export function useWork(roles: readonly HeldRole[], currentId: string) {
  const own = useRelayEnvironment();
  const [answers, setAnswers] = useState<Readonly<Record<string, Today | null>>>({});
  const [failure, setFailure] = useState<Error | null>(null);
  const works = useMemo(
    () => roles.map((role) => ({ role, environment: role.id === currentId ? own : environmentOf(role.id) })),
    [roles, currentId, own],
  );
  const ask = useCallback(async (role: HeldRole, environment: IEnvironment): Promise<Today | null> => {
    try {
      const data = await fetchQuery<useWorkQuery>(environment, QUERY, {}, { fetchPolicy: 'network-only' }).toPromise();
      const today = data?.viewer?.today ?? null;
      setAnswers((before) => ({ ...before, [role.id]: today }));
      setFailure(null);
      return today;
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      // What is shown stays.
      setAnswers((before) => (role.id in before ? before : { ...before, [role.id]: null }));
      return null;
    }
  }, []);
  const askAll = useCallback(() => {
    for (const { role, environment } of works) void ask(role, environment);
  }, [works, ask]);
  useEffect(() => {
    askAll();
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const subscriptions = works.map(({ role, environment }) =>
      requestSubscription<useWorkSubscription>(environment, {
        subscription: graphql`
          subscription useWorkSubscription {
            contributionChanged {
              clientMutationId
            }
          }
        `,
        variables: {},
        onNext: (news) => {
          if (isOwnEcho(news?.contributionChanged?.clientMutationId)) return;
          clearTimeout(timers.get(role.id));
          timers.set(
            role.id,
            setTimeout(() => void ask(role, environment), PAUSE_MS),
          );
        },
        onError: (error) => console.warn(error),
      }),
    );
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      for (const { dispose } of subscriptions) dispose();
    };
  }, [works, ask, askAll]);
  useOnLineBack(askAll);
  return { works: works.map((one): RoleWork => ({ ...one, today: answers[one.role.id] })), ask, askAll, failure };
}
