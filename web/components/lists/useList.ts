// A list: its query, and its state from the address.
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { useListQuery } from '../../relay/useListQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import { readList, type ListAddress } from './address.ts';

/** `name`: of the query; `refetch` asks anew behind the rows, `retry` after a failure. */
export function useList<Query extends OperationType>(query: GraphQLTaggedNode, address: ListAddress) {
  const { data, variables, isStale, failure, retry } = useListQuery<Query>(query);
  const refetch = useRefetch<Query>(query);
  const [params, patch] = useUrlParams();
  return {
    name: getRequest(query).params.name,
    data,
    variables,
    isStale,
    failure,
    retry,
    refetch,
    address,
    state: readList(address, params),
    patch,
  };
}

export type List = Omit<ReturnType<typeof useList>, 'data'>;
