// Changes of the links: add, replace, delete, reorder.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useChangeLinksAddMutation } from './__generated__/useChangeLinksAddMutation.graphql.ts';
import type { useChangeLinksDeleteMutation } from './__generated__/useChangeLinksDeleteMutation.graphql.ts';
import type { useChangeLinksSaveMutation } from './__generated__/useChangeLinksSaveMutation.graphql.ts';
import type { useChangeLinksSortMutation } from './__generated__/useChangeLinksSortMutation.graphql.ts';

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
    addLink: add.run,
    saveLink: save.run,
    deleteLink: remove.run,
    sortLinks: sort.run,
    isPending: add.isPending || save.isPending || remove.isPending || sort.isPending,
  };
}
