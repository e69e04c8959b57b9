/**
 * @generated SignedSource<<6962ba28bb12682dd1f9c2ad82546056>>
 * @relayHash 393d5fb3fb91bf7a1f07042efc807379
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 183984599ef0fcc1ecf8cab0796e00145dc8e88227a2bd9a09f661e3bb19d635

import type { ConcreteRequest } from 'relay-runtime';
export type VideoGuideAudience = "AUTHOR" | "EDITOR" | "EDITOR_IN_CHIEF";
export type settingsQuery$variables = Record<PropertyKey, never>;
export type settingsQuery$data = {
  readonly publicSettings: {
    readonly authorInstructions: {
      readonly body: string;
      readonly title: string;
    };
    readonly demoAccounts: ReadonlyArray<{
      readonly account: string;
      readonly name: string;
      readonly password: string;
      readonly roles: ReadonlyArray<string>;
    }>;
    readonly maintenance: {
      readonly endsAt: string;
      readonly isClosedToViewer: boolean;
      readonly isUnderWay: boolean;
      readonly startsAt: string;
      readonly text: string;
    } | null | undefined;
    readonly offersOrcid: boolean;
    readonly productName: string;
    readonly publisherName: string;
    readonly videoGuides: ReadonlyArray<{
      readonly audience: VideoGuideAudience;
      readonly title: string;
      readonly url: string | null | undefined;
    }>;
  };
};
export type settingsQuery = {
  response: settingsQuery$data;
  variables: settingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PublicSettings",
    "kind": "LinkedField",
    "name": "publicSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publisherName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PublicText",
        "kind": "LinkedField",
        "name": "authorInstructions",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PublicVideoGuide",
        "kind": "LinkedField",
        "name": "videoGuides",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audience",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Maintenance",
        "kind": "LinkedField",
        "name": "maintenance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isUnderWay",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isClosedToViewer",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "offersOrcid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DemoAccount",
        "kind": "LinkedField",
        "name": "demoAccounts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "account",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "password",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roles",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "settingsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "settingsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "183984599ef0fcc1ecf8cab0796e00145dc8e88227a2bd9a09f661e3bb19d635",
    "metadata": {},
    "name": "settingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "65b4633fea7a98b194f27d2e8835fe1d";

export default node;
