/**
 * @generated SignedSource<<7de12c55824d853ea42170a68e7ffd1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthorDialog_query$data = {
  readonly degrees: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly titles: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "AuthorDialog_query";
};
export type AuthorDialog_query$key = {
  readonly " $data"?: AuthorDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorDialog_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
  "name": "AuthorDialog_query",
  "selections": [
    {
      "alias": "titles",
      "args": [
        {
          "kind": "Literal",
          "name": "type",
          "value": "PROFESSIONAL_TITLE"
        }
      ],
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "dictionary",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": "dictionary(type:\"PROFESSIONAL_TITLE\")"
    },
    {
      "alias": "degrees",
      "args": [
        {
          "kind": "Literal",
          "name": "type",
          "value": "DEGREE"
        }
      ],
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "dictionary",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": "dictionary(type:\"DEGREE\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "92283c912395cc4fb80a6f23ee621927";

export default node;
