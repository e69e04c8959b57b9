/**
 * @generated SignedSource<<0f8633aa7ab347a00ace6c159d5614e4>>
 * @relayHash 524e057f773458b2cb40b733870458c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e39e93ef359c8888bf1976617d0d1bd20e42b00f74293ac3574a39fe0f979c81

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN_US" | "ZH_CN";
export type SessionStatus = "ACTIVE" | "PENDING";
export type BindOrcidAndSignInInput = {
  account: string;
  language: Language;
  orcidTicket: string;
  password: string;
};
export type useBindAndSignInMutation$variables = {
  input: BindOrcidAndSignInInput;
};
export type useBindAndSignInMutation$data = {
  readonly bindOrcidAndSignIn: {
    readonly status: SessionStatus;
    readonly token: string;
    readonly viewer: {
      readonly currentRole: {
        readonly landingPath: string;
        readonly number: number;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useBindAndSignInMutation = {
  response: useBindAndSignInMutation$data;
  variables: useBindAndSignInMutation$variables;
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
  "name": "token",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "landingPath",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBindAndSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "bindOrcidAndSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Role",
                "kind": "LinkedField",
                "name": "currentRole",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
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
    "name": "useBindAndSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "bindOrcidAndSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Role",
                "kind": "LinkedField",
                "name": "currentRole",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v4/*:: as any*/)
                ],
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
    "id": "e39e93ef359c8888bf1976617d0d1bd20e42b00f74293ac3574a39fe0f979c81",
    "metadata": {},
    "name": "useBindAndSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c85479706c0f3bd77fb5096c8d5778da";

export default node;
