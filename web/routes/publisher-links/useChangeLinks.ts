// Changes of the links: add, replace, delete, reorder.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { AddPublisherLinkInput, useChangeLinksAddMutation } from './__generated__/useChangeLinksAddMutation.graphql.ts';
import type { useChangeLinksDeleteMutation } from './__generated__/useChangeLinksDeleteMutation.graphql.ts';
import type { SavePublisherLinkInput, useChangeLinksSaveMutation } from './__generated__/useChangeLinksSaveMutation.graphql.ts';
import type { SortPublisherLinksInput, useChangeLinksSortMutation } from './__generated__/useChangeLinksSortMutation.graphql.ts';

type Told = (error: Error) => void;

/** Each answers whether it was done. */
export function useChangeLinks() {
  const add = useAction<useChangeLinksAddMutation>(graphql`
    mutation useChangeLinksAddMutation($input: AddPublisherLinkInput!) {
      addPublisherLink(input: $input) {
        publisherLink {
          id
        }
      }
    }
  `);
  const save = useAction<useChangeLinksSaveMutation>(graphql`
    mutation useChangeLinksSaveMutation($input: SavePublisherLinkInput!) {
      savePublisherLink(input: $input) {
        publisherLink {
          id
          nameZh
          nameEn
          url
          version
        }
      }
    }
  `);
  const remove = useAction<useChangeLinksDeleteMutation>(graphql`
    mutation useChangeLinksDeleteMutation($input: DeletePublisherLinkInput!) {
      deletePublisherLink(input: $input) {
        deletedPublisherLinkId
      }
    }
  `);
  const sort = useAction<useChangeLinksSortMutation>(graphql`
    mutation useChangeLinksSortMutation($input: SortPublisherLinksInput!) {
      sortPublisherLinks(input: $input) {
        publisherLinks {
          id
          version
        }
      }
    }
  `);
  return {
    addLink: async (input: AddPublisherLinkInput, onError: Told) => (await add.run({ input }, { onError })) !== null,
    saveLink: async (input: SavePublisherLinkInput, onError: Told) => (await save.run({ input }, { onError })) !== null,
    deleteLink: async (publisherLinkId: string) => (await remove.run({ input: { publisherLinkId } })) !== null,
    sortLinks: async (input: SortPublisherLinksInput) => (await sort.run({ input })) !== null,
    isPending: add.isPending || save.isPending || remove.isPending || sort.isPending,
  };
}
