/**
 * @generated SignedSource<<e7c42e264a793a19dca601e190451f42>>
 * @relayHash 6fac69b857e71861db6d7b8569d2e89f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcacd5412b4e016cb97649799f6fca577b774ab684f60b6fd9f098d9aa625d6d

import type { ConcreteRequest } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
export type useCoAuthorsQuery$variables = {
  name: string;
};
export type useCoAuthorsQuery$data = {
  readonly viewer: {
    readonly coAuthors: ReadonlyArray<{
      readonly author: {
        readonly address: string | null | undefined;
        readonly company: string | null | undefined;
        readonly degree: {
          readonly id: string;
          readonly label: string;
        } | null | undefined;
        readonly email: string | null | undefined;
        readonly id: string;
        readonly personName: string;
        readonly professionalTitle: {
          readonly id: string;
          readonly label: string;
        } | null | undefined;
        readonly sex: Sex | null | undefined;
      } | null | undefined;
      readonly ticket: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useCoAuthorsQuery = {
  response: useCoAuthorsQuery$data;
  variables: useCoAuthorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    }
  ],
  "concreteType": "CoAuthor",
  "kind": "LinkedField",
  "name": "coAuthors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ticket",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sex",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DictionaryEntry",
          "kind": "LinkedField",
          "name": "professionalTitle",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DictionaryEntry",
          "kind": "LinkedField",
          "name": "degree",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCoAuthorsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCoAuthorsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bcacd5412b4e016cb97649799f6fca577b774ab684f60b6fd9f098d9aa625d6d",
    "metadata": {},
    "name": "useCoAuthorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a348cb164264f3f77e69fd6f668a192";

export default node;
