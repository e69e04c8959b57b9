/**
 * @generated SignedSource<<ee1f34ffa6c4d3311685a49ca183807e>>
 * @relayHash 1bef090a8a3e374c8c028938564b6ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c67c455817ab617647e1125c57a28bb8e56ffdb239440964a60e22dd3cb044d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavePublisherTextInput = {
  bodyEn: string;
  bodyZh: string;
  publisherTextId: string;
  titleEn: string;
  titleZh: string;
  version: number;
};
export type useSavePublisherTextMutation$variables = {
  input: SavePublisherTextInput;
};
export type useSavePublisherTextMutation$data = {
  readonly savePublisherText: {
    readonly publisherText: {
      readonly id: string;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"TextForm_text">;
    };
  } | null | undefined;
};
export type useSavePublisherTextMutation = {
  response: useSavePublisherTextMutation$data;
  variables: useSavePublisherTextMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavePublisherTextMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavePublisherTextPayload",
        "kind": "LinkedField",
        "name": "savePublisherText",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PublisherText",
            "kind": "LinkedField",
            "name": "publisherText",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TextForm_text"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSavePublisherTextMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavePublisherTextPayload",
        "kind": "LinkedField",
        "name": "savePublisherText",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PublisherText",
            "kind": "LinkedField",
            "name": "publisherText",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titleZh",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titleEn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bodyZh",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bodyEn",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c67c455817ab617647e1125c57a28bb8e56ffdb239440964a60e22dd3cb044d8",
    "metadata": {},
    "name": "useSavePublisherTextMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10cd0352de35e424a81aff2758e2f835";

export default node;
