/**
 * @generated SignedSource<<d75f4f9c3b96029d18de0de04e7837b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionNavigation_contribution$data = {
  readonly authors: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly events: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly explanation: string | null | undefined;
  readonly files: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly fundings: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly opposedReviewers: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly recommendedReviewers: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "SectionNavigation_contribution";
};
export type SectionNavigation_contribution$key = {
  readonly " $data"?: SectionNavigation_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionNavigation_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SectionNavigation_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionAuthor",
      "kind": "LinkedField",
      "name": "authors",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "explanation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFunding",
      "kind": "LinkedField",
      "name": "fundings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedReviewer",
      "kind": "LinkedField",
      "name": "recommendedReviewers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedReviewer",
      "kind": "LinkedField",
      "name": "opposedReviewers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "a8dee702a9989aa45c4664c22878ad1b";

export default node;
