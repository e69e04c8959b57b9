/**
 * @generated SignedSource<<0d728d6ac7645b302260bca3744d5dbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthorForm_query$data = {
  readonly degrees: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly titles: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "AuthorForm_query";
};
export type AuthorForm_query$key = {
  readonly " $data"?: AuthorForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorForm_query">;
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
  "name": "AuthorForm_query",
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

(node as any).hash = "1b3eef53d28a3420ca40c6769dc2d0cb";

export default node;
