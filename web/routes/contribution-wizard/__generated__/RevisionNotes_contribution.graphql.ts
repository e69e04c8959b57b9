/**
 * @generated SignedSource<<a703e893bab8d5fd03007bdd231c3eda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorStatus = "ACCEPTED" | "ASSIGNED" | "AWAITING_AUTHORIZATION" | "AWAITING_REVISION" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "RECEIVED" | "REJECTED" | "REVISION_SUBMITTED" | "UNFINISHED";
import type { FragmentRefs } from "relay-runtime";
export type RevisionNotes_contribution$data = {
  readonly authorStatus: AuthorStatus | null | undefined;
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly authorStatus: AuthorStatus;
    readonly comment: string | null | undefined;
    readonly files: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"FileList_files">;
    }> | null | undefined;
    readonly id: string;
  }> | null | undefined;
  readonly reviews: ReadonlyArray<{
    readonly comment: string | null | undefined;
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "RevisionNotes_contribution";
};
export type RevisionNotes_contribution$key = {
  readonly " $data"?: RevisionNotes_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionNotes_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "authorStatus",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevisionNotes_contribution",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ContributionFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FileList_files"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "695c3708d311c5f23c185404e7a34c30";

export default node;
