/**
 * @generated SignedSource<<1be80c5bdfd6aca2e8e1a30aefb4e2bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContributionSource = "FREE_SUBMISSION" | "OTHER" | "SPECIAL_INVITATION";
import type { FragmentRefs } from "relay-runtime";
export type BasicSection_contribution$data = {
  readonly articleType: {
    readonly label: string;
  } | null | undefined;
  readonly column: {
    readonly name: string;
  } | null | undefined;
  readonly source: ContributionSource | null | undefined;
  readonly subject: {
    readonly label: string;
  } | null | undefined;
  readonly submittedAt: string | null | undefined;
  readonly submitter: {
    readonly realName: string;
  } | null | undefined;
  readonly " $fragmentType": "BasicSection_contribution";
};
export type BasicSection_contribution$key = {
  readonly " $data"?: BasicSection_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasicSection_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasicSection_contribution",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ColloquiumColumn",
      "kind": "LinkedField",
      "name": "column",
      "plural": false,
      "selections": [
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
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "articleType",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "submitter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "realName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "8d833f4135eac713f0d115c0a3157dce";

export default node;
