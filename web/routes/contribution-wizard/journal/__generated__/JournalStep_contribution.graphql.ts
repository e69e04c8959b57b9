/**
 * @generated SignedSource<<43733a307f5b410c4467d92805e27689>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContributionSource = "FREE_SUBMISSION" | "OTHER" | "SPECIAL_INVITATION";
import type { FragmentRefs } from "relay-runtime";
export type JournalStep_contribution$data = {
  readonly colloquium: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly column: {
    readonly id: string;
  } | null | undefined;
  readonly source: ContributionSource | null | undefined;
  readonly subject: {
    readonly id: string;
  } | null | undefined;
  readonly submittedAt: string | null | undefined;
  readonly " $fragmentType": "JournalStep_contribution";
};
export type JournalStep_contribution$key = {
  readonly " $data"?: JournalStep_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalStep_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalStep_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Colloquium",
      "kind": "LinkedField",
      "name": "colloquium",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ColloquiumColumn",
      "kind": "LinkedField",
      "name": "column",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedAt",
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "3826bacfc1608e892b36d588589e30c0";

export default node;
