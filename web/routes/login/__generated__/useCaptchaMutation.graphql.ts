/**
 * @generated SignedSource<<4b89196362e97372fc99c7c1609a5d5d>>
 * @relayHash e53d9da2186e295733e922b0a94da5ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08f5a87a96d335091fca74f6f470f3bf3b6098909c5f5e28e90cbf1dd672ca6a

import type { ConcreteRequest } from 'relay-runtime';
export type useCaptchaMutation$variables = Record<PropertyKey, never>;
export type useCaptchaMutation$data = {
  readonly createCaptcha: {
    readonly captcha: {
      readonly id: string;
      readonly image: string;
    };
  } | null | undefined;
};
export type useCaptchaMutation = {
  response: useCaptchaMutation$data;
  variables: useCaptchaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreateCaptchaPayload",
    "kind": "LinkedField",
    "name": "createCaptcha",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Captcha",
        "kind": "LinkedField",
        "name": "captcha",
        "plural": false,
        "selections": [
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
            "name": "image",
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
    "name": "useCaptchaMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCaptchaMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "08f5a87a96d335091fca74f6f470f3bf3b6098909c5f5e28e90cbf1dd672ca6a",
    "metadata": {},
    "name": "useCaptchaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6266ce1c136a9ee81517a334135b6b4a";

export default node;
